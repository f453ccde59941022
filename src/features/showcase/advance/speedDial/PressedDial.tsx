import { ActionDial } from './ActionDial'

/** It does not jump at those who pass by. */
export function PressedDial() {
  return <ActionDial label="Actions, on a press" onPressOnly />
}
