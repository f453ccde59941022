import { describe, expect, it } from 'vitest'
import { shapeOf } from '#app/routes/memberPages'
import { memberPaths } from '#lib/paths/member'
import { cardShape, outlineOf, rowShape, usualShape } from '#ui/load/pageShape'

describe('the shape of a page while it loads', () => {
  it('comes from its route, the usual one if the route names none', () => {
    expect(shapeOf(memberPaths.wheel)).toEqual(cardShape(2, 520, 420))
    expect(shapeOf('/wallet/history')).toEqual(rowShape(8, 64))
    expect(shapeOf('/dashboard/analytics')).toBe(usualShape)
    expect(shapeOf('/nowhere')).toBe(usualShape)
  })

  it('the skeleton has rows of the height of the list’s rows', () => {
    const { blocks, gap = 0 } = rowShape(3, 64)
    expect(blocks).toHaveLength(3)
    for (const block of blocks) expect(block + gap).toBe(64)
  })

  it('the shape is handed to index.html as styles of the grid and its blocks', () => {
    expect(outlineOf({ head: 44, ...cardShape(2, 300, 260) })).toEqual([
      'gap:16px;grid-template-columns:repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      'display:block;height:44px;grid-column:1/-1',
      'display:block;height:300px',
      'display:block;height:300px',
    ])
    expect(outlineOf({ blocks: [420] })[0]).toBe('gap:16px;grid-template-columns:100%')
  })
})
