import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.CARAVANSERAI_SERVER ?? "http://127.0.0.1:8421";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/caravanserai/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } }, // how long each plugin took is of no interest here
  },
  server: {
    fs: { allow: [".."] }, // the texts of the games live beside their rules
    proxy: { "/api": { target: server, ws: true } },
  },
  // components are mounted in tests as in a browser
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000, // mounting a whole board takes a while on a busy machine
  },
});
