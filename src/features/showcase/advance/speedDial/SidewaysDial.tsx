import { ActionDial } from './ActionDial'

/** Along the line, where there is no room above. */
export function SidewaysDial() {
  return <ActionDial label="Actions, sideways" direction="right" />
}
