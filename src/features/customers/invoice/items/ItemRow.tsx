import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Money } from '#ui/display/Money'
import { Field, fullNote } from '#ui/form/Field'
import { isRepeated } from '#ui/form/isRepeated'
import { TrashIcon } from '#ui/icons/actions'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/controls'
import { useLocale, useText } from '#ui/intl/useText'
import { useUnderstood } from '#ui/money/AmountField'
import { itemSum } from '../draftTotals'
import { FieldConflict } from '../FieldConflict'
import type { DraftItem } from '../newDraft'
import type { InvoiceEditor } from '../useInvoiceEditor'

interface ItemRowProps {
  item: DraftItem
  /** From 1. */
  position: number
  count: number
  editor: InvoiceEditor
  onChange: (changes: Partial<DraftItem>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function ItemRow({ item, editor, onChange, ...row }: ItemRowProps) {
  const text = useText()
  const locale = useLocale()
  const { id, name, quantity, price } = item
  const field = (part: 'name' | 'quantity' | 'price') => {
    const error = editor.shownError(`${id}.${part}`)
    return {
      name: `${id}.${part}`,
      error: error && text(error),
      onBlur: () => editor.leave(`${id}.${part}`),
      onChange: (value: string) => onChange({ [part]: value }),
      autoComplete: 'off',
      required: true,
    }
  }
  return (
    <Row
      aria-label={text('customers.invoice.item', { position: row.position })}
      data-focus={`${id} row`}
      tabIndex={-1}
    >
      <Name data-focus={`${id} name`}>
        <Field
          {...field('name')}
          label={text('customers.invoice.what')}
          value={name}
          maxLength={longestName}
          hint={fullNote(text, longestName, name)}
        />
      </Name>
      <Field
        {...field('quantity')}
        label={text('customers.invoice.quantity')}
        value={quantity}
        inputMode="numeric"
        maxLength={10}
      />
      <Field
        {...field('price')}
        label={text('customers.priceInBaht')}
        value={price}
        hint={useUnderstood(price)}
        inputMode="decimal"
        maxLength={20}
      />
      <Sum>
        <Money amount={itemSum(item, locale)} />
      </Sum>
      <ItemButtons itemId={id} {...row} />
      <Conflicts>
        {(['name', 'quantity', 'price'] as const).map((part) => (
          <FieldConflict
            key={part}
            editor={editor}
            name={`${id}.${part}`}
            onTake={(value) => onChange({ [part]: value })}
          />
        ))}
      </Conflicts>
    </Row>
  )
}

/** Characters. */
const longestName = 300

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  columnGap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) 110px 150px 150px auto',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    padding: '8px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
}))

const Name = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
}))

const Sum = styled('span')(({ theme }) => ({
  // Aligned with the text of the fields.
  paddingTop: 26,
  textAlign: 'end',
  fontWeight: theme.typography.fontWeightMedium,
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1', padding: '10px 0 0' },
}))

const Conflicts = styled('div')({ gridColumn: '1 / -1' })

interface ItemButtonsProps {
  itemId: string
  position: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/**
 * Buttons to move or remove an item's row. The last row cannot be removed, because an invoice has at least
 * one item.
 */
function ItemButtons({ itemId, position, count, onMove, onRemove }: ItemButtonsProps) {
  const text = useText()
  return (
    <Buttons>
      <IconButton
        aria-label={text('customers.invoice.moveUp', { position })}
        data-focus={`${itemId} up`}
        disabled={position === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowUpIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={text('customers.invoice.moveDown', { position })}
        data-focus={`${itemId} down`}
        disabled={position === count}
        onClick={() => onMove(1)}
      >
        <ArrowDownIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={text('customers.invoice.removeItem', { position })}
        disabled={count === 1}
        onClick={(event) => {
          // By the second click of a double click, the next row has moved here.
          if (!isRepeated(event)) onRemove()
        }}
      >
        <TrashIcon size={20} />
      </IconButton>
    </Buttons>
  )
}

const Buttons = styled('div')(({ theme }) => ({
  paddingTop: 16,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1', padding: 0 },
}))
