import type { Transport } from '#api/client/transport'

let toTesters: Transport | undefined
let toStaff: Transport | undefined

/** Who answers what no player's worker carries: this page itself, over the same databases. */
export function setTesterTransport(transport: Transport): void {
  toTesters = transport
}

/** Apart from what asks it: every page names a transport, few ever ask. */
export function testerTransport(): Transport | undefined {
  return toTesters
}

/** Who answers the calls of the operator's staff: their own pages. */
export function setStaffTransport(transport: Transport): void {
  toStaff = transport
}

/** Undefined on players' pages. */
export function staffTransport(): Transport | undefined {
  return toStaff
}
