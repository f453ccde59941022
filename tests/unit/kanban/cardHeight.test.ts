import * as v from 'valibot'
import { expect, it } from 'vitest'
import { itemSchema } from '#contract/kanban/kanban'
import { cardHeight } from '#features/kanban/board/CardFace'

const plain = {
  id: 'item-1',
  title: 'A card',
  description: '',
  assign: null,
  priority: 'medium',
  dueDate: '2026-11-23T05:00:00Z',
  image: null,
  attachments: [],
  commentIds: ['comment-1'],
  checklist: [],
}
const heightOf = (more: object) => cardHeight(v.parse(itemSchema, { ...plain, ...more }))

it('a card has space for a second line of badges from the fourth badge on', () => {
  const check = { id: 'check-1', text: 'First', isDone: false }
  expect(heightOf({ dueDate: null })).toBe(heightOf({}))
  expect(heightOf({ checklist: [check] })).toBe(heightOf({}) + 20)
})
