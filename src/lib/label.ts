// Labels that people make for themselves: those of the board, and those of the mail.

export const labelColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'grey',
] as const

export type LabelColor = (typeof labelColors)[number]

export interface Label {
  id: string
  name: string
  color: LabelColor
}

/** Letters of a name. */
export const longestLabel = 100

/** Of one section. */
export const mostLabels = 100

/** For the label after so many: by turns, so that neighbours differ. */
export const nextColor = (count: number): LabelColor =>
  labelColors[count % labelColors.length] ?? 'grey'

/** Whether one of the labels but `id`'s own is called so, whatever the capitals and the spaces around. */
export function isNameTaken(labels: readonly Label[], { id, name }: Pick<Label, 'id' | 'name'>) {
  return labels.some((other) => other.id !== id && asRead(other.name) === asRead(name))
}

const asRead = (name: string) => name.trim().normalize('NFC').toLowerCase()
