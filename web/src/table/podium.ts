/** Who stands where, as the game says: it may break ties, and who is still equal shares a place. */

export interface Standing {
  seat: number;
  points: number;
  place: number;
}

export function podium(points: number[], ranks: number[]): Standing[] {
  return points
    .map((own, seat) => ({ seat, points: own, place: ranks[seat] ?? 1 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
