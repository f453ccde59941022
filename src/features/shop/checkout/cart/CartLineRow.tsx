import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { type CartLine, mostOfALine } from '#contract/shop/cart'
import { lineTotal } from '#contract/shop/totals'
import { memberPaths, pathOf } from '#lib/paths/member'
import { Sample } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { BusyIconButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { TrashIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { pageHeadingId } from '#ui/page/Page'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import {
  useAddToCartMutation,
  useChangeQuantityMutation,
  useRemoveFromCartMutation,
} from '../../api/cart'
import { QuantityStepper } from '../../buying/QuantityStepper'
import { ProductPicture } from '../../description/ProductPicture'
import { useColorText } from '../../description/useColorText'
import { passFocus } from '../passFocus'
import { useOptimisticChoice } from '../useOptimisticChoice'

/** One line of the cart: product, quantity and price. */
export function CartLineRow({ line }: { line: CartLine }) {
  const text = useText()
  const format = useFormat()
  const { id, itemId, name, image, offerPrice } = line
  const [changeQuantity] = useChangeQuantityMutation()
  const { value: quantity, choose } = useOptimisticChoice(line.quantity, (wanted) =>
    changeQuantity({ id: itemId, quantity: wanted }),
  )
  const { remove, busy } = useRemoveLine(line)
  const removeLabel = text('shop.cart.remove', { name })
  return (
    <Row data-entry={markOf(line)}>
      <Picture>
        <ProductPicture src={image} />
      </Picture>
      <div>
        <Name to={pathOf(memberPaths.productDetail, id)}>
          <Sample>{name}</Sample>
        </Name>
        <LineOptions line={line} />
        <Each>
          <bdi>{text('shop.cart.each', { price: format.money(offerPrice) })}</bdi>
        </Each>
      </div>
      <Count>
        <QuantityStepper
          label={text('shop.cart.quantityOf', { name })}
          quantity={quantity}
          most={mostOfALine}
          disabled={busy}
          onChange={choose}
        />
        <b>
          <Money amount={lineTotal({ offerPrice, quantity })} />
        </b>
        <BusyIconButton
          aria-label={removeLabel}
          title={removeLabel}
          busy={busy}
          onClick={(event) => {
            // By the second click of a double click, the next line has moved here.
            if (!isRepeated(event)) remove(event.currentTarget.closest('li'))
          }}
        >
          <TrashIcon size={20} />
        </BusyIconButton>
      </Count>
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 8,
  padding: '16px 0',
  '& > div': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '88px minmax(0, 1fr) auto' },
}))

const Picture = styled('div')(({ theme }) => ({
  alignSelf: 'start',
  borderRadius: theme.shape.borderRadius,
}))

const Name = styled(Link)(({ theme }) => ({
  ...theme.typography.h5,
  display: 'inline-block',
  color: theme.palette.text.primary,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

const Each = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Count = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  b: { flex: 1, textAlign: 'end', fontWeight: theme.typography.fontWeightBold },
  [theme.breakpoints.up('md')]: { gridColumn: 'auto', b: { minWidth: 120 } },
}))

/** A restored line has another id, but the same product and options. */
const markOf = ({ id, color, size }: Pick<CartLine, 'id' | 'color' | 'size'>) =>
  [id, color, size].join()

/** The chosen options of a product; empty if it has none. */
function LineOptions({ line: { color, size } }: { line: CartLine }) {
  const text = useText()
  const colorText = useColorText()
  const options = [
    ...(color === '' ? [] : [colorText(color)]),
    ...(size === '' ? [] : [text('shop.cart.size', { size })]),
  ]
  return options.length > 0 ? (
    <Options>
      <bdi>{options.join(' · ')}</bdi>
    </Options>
  ) : null
}

const Options = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}))

/** Removes a line immediately; the toast offers UNDO. */
function useRemoveLine({ itemId, id, name, color, size, quantity }: CartLine) {
  const text = useText()
  const run = useMutationFeedback('shop.cart.notChanged')
  const [remove, { isLoading: busy }] = useRemoveFromCartMutation()
  const [add] = useAddToCartMutation()

  async function removeNow(row: Element | null): Promise<void> {
    if (busy) return
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const { isDone } = await run(remove(itemId), {
      success: text('shop.cart.removed', { name }),
      undo: () => {
        focusReturning(marked('data-entry', markOf({ id, color, size })))
        void run(add({ id, color, size, quantity }))
      },
    })
    if (isDone) passFocus(row, beside, () => document.getElementById(pageHeadingId)?.focus())
  }

  return { remove: (row: Element | null) => void removeNow(row), busy }
}
