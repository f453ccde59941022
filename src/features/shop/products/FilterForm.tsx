import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import type { FilterWords } from './filterWords'
import { ManyOf } from './ManyOf'
import { OneOf } from './OneOf'
import type { ShopFilter } from './useShopFilter'

interface FilterFormProps {
  shopFilter: ShopFilter
  words: FilterWords
}

/** All there is to choose by; each choice holds at once. */
export function FilterForm({ shopFilter: { filter, change }, words }: FilterFormProps) {
  const text = useText()
  return (
    <Groups>
      <ManyOf
        label={text('shop.products.gender')}
        options={words.gender}
        chosen={filter.gender}
        onChange={(gender) => change({ gender })}
      />
      <ManyOf
        label={text('shop.products.categories')}
        options={words.categories}
        chosen={filter.categories}
        onChange={(categories) => change({ categories })}
      />
      <ManyOf
        label={text('shop.products.colors')}
        options={words.colors}
        chosen={filter.colors}
        onChange={(colors) => change({ colors })}
        swatches
      />
      <OneOf
        label={text('shop.products.price')}
        anyLabel={text('shop.products.price.any')}
        options={words.price}
        chosen={filter.price}
        onChange={(price) => change({ price })}
      />
      <OneOf
        label={text('shop.products.rating')}
        anyLabel={text('shop.products.rating.any')}
        options={words.rating}
        chosen={filter.rating === 0 ? '' : String(filter.rating)}
        onChange={(rating) => change({ rating: Number(rating) })}
      />
    </Groups>
  )
}

const Groups = styled('div')({ display: 'grid', gap: 20 })
