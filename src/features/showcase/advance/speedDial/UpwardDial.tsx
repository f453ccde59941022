import { ActionDial } from './ActionDial'

/** Opens under the pointer, under the focus, and on a press. */
export function UpwardDial() {
  return <ActionDial label="Actions, upwards" />
}
