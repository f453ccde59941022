/** A search result to show, and the words searched for. */
export interface Target {
  userId: string
  messageId: string
  words: readonly string[]
  /** Changes each time, so that choosing the same result again scrolls to it again. */
  turn: number
}
