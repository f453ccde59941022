import type { Comment, Item, Story } from '#contract/kanban/kanban'
import type { Kanban } from '../model/kanban'

const isoOf = (moment: number) => new Date(moment).toISOString()

/** As a call carries it: the moment as ISO text. */
export function recordOf<Card extends Item | Story>(card: Card) {
  return { ...card, dueDate: card.dueDate === null ? null : isoOf(card.dueDate) }
}

/** The comments of an item or story, oldest first. */
export function commentsIn(card: Item | Story, { comments }: Kanban): Comment[] {
  return card.commentIds.flatMap((id) => comments.get(id) ?? [])
}

/** As a call carries them. */
export function commentsOf(card: Item | Story, kanban: Kanban) {
  return commentsIn(card, kanban).map((comment) => ({
    ...comment,
    createdAt: isoOf(comment.createdAt),
  }))
}
