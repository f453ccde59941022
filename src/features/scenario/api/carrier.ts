import type { Transport } from '#api/client/transport'

let carrier: Transport | undefined
let staffCarrier: Transport | undefined

/** Who answers what no player's worker carries: this page itself, over the same databases. */
export function setTesterTransport(transport: Transport): void {
  carrier = transport
}

/** Apart from what asks it: every page names a carrier, few ever ask. */
export function testerTransport(): Transport | undefined {
  return carrier
}

/** Who answers the calls of the operator's staff: their own pages. */
export function setStaffTransport(transport: Transport): void {
  staffCarrier = transport
}

/** Undefined on players' pages. */
export function staffTransport(): Transport | undefined {
  return staffCarrier
}
