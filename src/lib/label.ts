// Labels that people make themselves, in the board and in the mail.

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

/** The longest name, in characters. */
export const longestLabel = 100

/** The most labels of one section. */
export const mostLabels = 100

/** The colour of the label after `count` others. Colours alternate, so that neighbours differ. */
export const nextColor = (count: number): LabelColor =>
  labelColors[count % labelColors.length] ?? 'grey'

/** Whether a label other than `id` has this name, regardless of case and surrounding spaces. */
export function isNameTaken(labels: readonly Label[], { id, name }: Pick<Label, 'id' | 'name'>) {
  return labels.some((other) => other.id !== id && asRead(other.name) === asRead(name))
}

const asRead = (name: string) => name.trim().normalize('NFC').toLowerCase()
