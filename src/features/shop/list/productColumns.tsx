import { styled } from '@mui/material/styles'
import { type Product, shopCategories } from '#contract/shop/product'
import { bahtFromSatang, type Satang } from '#lib/money'
import { memberPaths, pathOf } from '#lib/paths/member'
import { Sample } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { Stars } from '#ui/display/Stars'
import type { Text } from '#ui/intl/useText'
import { RowLink } from '#ui/table/RowLink'
import type { Column } from '#ui/table/useTableState'
import type { DemoFormats } from '#ui/time/demoClock'
import { ProductPicture } from '../description/ProductPicture'
import { StockChip } from '../description/StockChip'

/** Each row links to its product. */
export function productColumns(text: Text, format: DemoFormats): Column<Product>[] {
  const categoriesOf = ({ categories }: Product) => categories.map(categoryText(text)).join(', ')
  const stockOf = ({ isStock }: Product) =>
    text(isStock ? 'shop.parts.inStock' : 'shop.parts.soldOut')
  return [
    {
      id: 'name',
      header: text('shop.list.product'),
      value: ({ name }) => name,
      cell: (product) => <ProductName product={product} />,
    },
    {
      id: 'category',
      header: text('shop.list.category'),
      value: categoriesOf,
      hideBelow: 'lg',
    },
    moneyColumn('price', text('shop.list.price'), ({ offerPrice }) => offerPrice),
    {
      ...moneyColumn('before', text('shop.list.before'), ({ salePrice }) => salePrice),
      hideBelow: 'lg',
      hideOnPhone: true,
    },
    {
      id: 'rating',
      header: text('shop.list.rating'),
      value: ({ rating }) => rating,
      searchable: false,
      cell: ({ rating }) => <Stars rating={rating} />,
    },
    {
      id: 'bought',
      header: text('shop.list.bought'),
      value: ({ popularity }) => popularity,
      align: 'end',
      searchable: false,
      hideBelow: 'md',
      cell: ({ popularity }) => format.number(popularity),
    },
    {
      id: 'restocked',
      header: text('shop.list.restocked'),
      value: ({ date }) => date,
      hideBelow: 'lg',
      searchText: ({ date }) => format.date(date),
      cell: ({ date }) => (
        <bdi>
          <time dateTime={format.day(date)}>{format.date(date)}</time>
        </bdi>
      ),
      csv: ({ date }) => format.day(date),
    },
    {
      id: 'stock',
      header: text('shop.list.stock'),
      value: stockOf,
      cell: ({ isStock }) => <StockChip isStock={isStock} />,
    },
  ]
}

function moneyColumn(id: string, header: string, value: (product: Product) => Satang) {
  return {
    id,
    header,
    value,
    align: 'end',
    searchable: false,
    cell: (product: Product) => <Money amount={value(product)} />,
    csv: (product: Product) => ({ figure: bahtFromSatang(value(product)).toFixed(2) }),
  } satisfies Column<Product>
}

/** Translates a category; an unknown one stays as it is. */
function categoryText(text: Text) {
  return (category: string): string => {
    const known = shopCategories.find((one) => one === category)
    return known === undefined ? category : text(`shop.parts.category.${known}`)
  }
}

interface ProductNameProps {
  product: Product
}

/** Picture and name of a product; links to its page. */
function ProductName({ product: { id, name, image } }: ProductNameProps) {
  return (
    <Line>
      <Picture>
        <ProductPicture src={image} />
      </Picture>
      <RowLink to={pathOf(memberPaths.productDetail, id)}>
        <Sample>{name}</Sample>
      </RowLink>
    </Line>
  )
}

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })

const Picture = styled('span')({
  flex: '0 0 56px',
  borderRadius: 8,
  '@media print': { display: 'none' },
})
