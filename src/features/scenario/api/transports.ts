import type { Transport } from '#api/client/transport'

let toTesters: Transport | undefined
let toStaff: Transport | undefined

/**
 * Sets the transport for calls that the player's worker does not handle: this page answers, on the same
 * databases.
 */
export function setTesterTransport(transport: Transport): void {
  toTesters = transport
}

/** Separate from its callers, because every page sets a transport but few ever use it. */
export function testerTransport(): Transport | undefined {
  return toTesters
}

/** Sets the transport for calls of staff, answered by their own pages. */
export function setStaffTransport(transport: Transport): void {
  toStaff = transport
}

/** Undefined on players' pages. */
export function staffTransport(): Transport | undefined {
  return toStaff
}
