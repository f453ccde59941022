import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { VisuallyHidden } from '#ui/page/Page'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type DraftItem, newItem } from '../newDraft'
import type { InvoiceEditor } from '../useInvoiceEditor'
import { ItemRow } from './ItemRow'

interface ItemRowsProps {
  editor: InvoiceEditor
}

/** Limit of the contract (`invoiceDraftSchema`). */
const mostItems = 100

/** The items of an invoice, with buttons to add, remove and move rows. */
export function ItemRows({ editor }: ItemRowsProps) {
  const text = useText()
  const { list, said, add, edit, move, remove } = useItems(editor)
  const { items } = editor.draft
  return (
    <div ref={list}>
      <List>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            position={index + 1}
            count={items.length}
            editor={editor}
            onChange={(changes) => edit(item.id, changes)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </List>
      <Button
        startIcon={<PlusIcon size={18} />}
        disabled={items.length >= mostItems}
        onClick={add}
        data-focus="add"
      >
        {text('customers.invoice.addItem')}
      </Button>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </div>
  )
}

const List = styled('ol')({ listStyle: 'none', margin: '0 0 8px', padding: 0, display: 'grid' })

/**
 * Actions of the buttons around the item rows. Each moves the focus: to the new row, to the moved row's
 * button, or to the row that replaced a removed one.
 */
function useItems({ draft, change }: InvoiceEditor) {
  const text = useText()
  const run = useMutationFeedback()
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  // Focuses the first of these `data-focus` elements that can take the focus.
  const [wanted, setWanted] = useState<readonly string[]>([])
  const { items } = draft

  useEffect(() => {
    const marked = [...(list.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])]
    for (const mark of wanted) {
      const found = marked.find(({ dataset }) => dataset['focus'] === mark)
      const target = found?.matches('[tabindex]') ? found : found?.querySelector('input')
      if (!target || target.matches(':disabled')) continue
      target.focus()
      return
    }
  }, [wanted])

  return {
    list,
    /** Announcement of the last action for screen readers. */
    said,
    add: () => {
      const item = newItem()
      change({ items: [...items, item] })
      setWanted([`${item.id} name`])
    },
    edit: (id: string, changes: Partial<DraftItem>) =>
      change({ items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)) }),
    /** Moves an item up (-1) or down (1). */
    move: (from: number, by: -1 | 1) => {
      const moved = items[from]
      if (moved === undefined) return
      change({ items: items.toSpliced(from, 1).toSpliced(from + by, 0, moved) })
      const [way, back] = by < 0 ? ['up', 'down'] : ['down', 'up']
      setWanted([`${moved.id} ${way}`, `${moved.id} ${back}`])
      setSaid(text('customers.invoice.moved', { from: from + 1, to: from + by + 1 }))
    },
    remove: (index: number) => {
      const removed = items[index]
      if (removed === undefined) return
      const rest = items.toSpliced(index, 1)
      change({ items: rest })
      const next = rest[index] ?? rest.at(-1)
      // Not one of its fields: there, undo keys would undo the typing.
      setWanted(next ? [`${next.id} row`, 'add'] : ['add'])
      void run(Promise.resolve({ data: null }), {
        success: text('customers.invoice.removed', { position: index + 1 }),
        undo: () => {
          focusReturning(marked('data-focus', `${removed.id} row`))
          change((now) => ({ items: now.items.toSpliced(index, 0, removed) }))
        },
      })
    },
  }
}
