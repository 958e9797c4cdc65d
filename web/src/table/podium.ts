/** Who stands where: equal points share a place. */

export interface Standing {
  seat: number;
  points: number;
  place: number;
}

export function podium(points: number[]): Standing[] {
  return points
    .map((own, seat) => ({ seat, points: own, place: 1 + points.filter((other) => other > own).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
