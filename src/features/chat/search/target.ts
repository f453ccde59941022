/** A message to which a search leads, and the words that were searched for. */
export interface Target {
  userId: string
  messageId: string
  words: readonly string[]
  /** Another one each time, so that who is led to the same message again is led there again. */
  turn: number
}
