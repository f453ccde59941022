import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { Product } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'
import { ProductPicture } from '../description/ProductPicture'
import { Thumbnails } from './Thumbnails'
import { useStrip } from './useStrip'

interface GalleryProps {
  product: Product
}

/** A product's pictures: one large at a time, all of them small below. */
export function Gallery({ product: { name, image, images } }: GalleryProps) {
  const text = useText()
  const { strip, current, show, follow } = useStrip()
  const pictures = useMemo(() => {
    const all = [image, ...images].filter((one) => one !== null)
    return all.length === 0 ? [null] : [...new Set(all)]
  }, [image, images])
  const label = text('shop.product.pictures', { name })
  return (
    <section aria-label={label}>
      <Strip ref={strip} onScroll={follow} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map((src) => (
          <li key={src}>
            <ProductPicture src={src} eager={src === pictures[0]} />
          </li>
        ))}
      </Strip>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onShow={show} />}
    </section>
  )
}

const Strip = styled('ul')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: theme.shape.borderRadius,
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
}))
