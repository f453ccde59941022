import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { PlusIcon } from '#ui/icons/PlusIcon'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/VisuallyHidden'
import type { InvoiceEditor } from '../useInvoiceEditor'
import { ItemRow } from './ItemRow'
import { useItems } from './useItems'

interface ItemRowsProps {
  editor: InvoiceEditor
}

/** A contract's limit (`invoiceDraftSchema`). */
const mostItems = 100

/** What is charged: rows to be added, removed and moved by buttons. */
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
