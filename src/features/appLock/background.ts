/** One moment by two clocks, in milliseconds: the device's, which can be set, and the page's, which may sleep with the device. */
export interface Moment {
  wall: number
  running: number
}

export function moment(): Moment {
  return { wall: Date.now(), running: performance.now() }
}

/** How long ago a moment was, by whichever clock says more. Since a device's clock was set back: for ever. */
export function passedSince(since: Moment, now: Moment = moment()): number {
  const wall = now.wall - since.wall
  return wall < 0 ? Infinity : Math.max(wall, now.running - since.running)
}
