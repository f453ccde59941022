import type { Transport } from '#api/client/transport'

let carrier: Transport | undefined

/** Who answers what no player's worker carries: this page itself, over the same databases. */
export function setTesterTransport(transport: Transport): void {
  carrier = transport
}

/** Apart from what asks it: every page names a carrier, few ever ask. */
export function testerTransport(): Transport | undefined {
  return carrier
}
