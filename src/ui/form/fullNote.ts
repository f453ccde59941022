import type { Text } from '../intl/useText'

/**
 * The sentence about a field that holds no more, empty while there is room: of what is pasted a browser
 * cuts what is too long, and says nothing.
 */
export const fullNote = (text: Text, most: number, { length }: string): string =>
  length < most ? '' : text('demo.full', { most })
