import { ActionDial } from './ActionDial'

/** For touch, which has no other way to learn what the icons mean. */
export function LabelledDial() {
  return <ActionDial label="Actions, with their names" showsNames />
}
