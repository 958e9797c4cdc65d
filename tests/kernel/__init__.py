"""Tests of the kernel, and tiny games that need of it what the four games need."""
