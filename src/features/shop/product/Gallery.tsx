import { styled, useTheme } from '@mui/material/styles'
import { useMemo, useRef, useState } from 'react'
import type { Product } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'
import { ProductPicture } from '../description/ProductPicture'

interface GalleryProps {
  product: Product
}

/** Pictures of a product: one large picture, with thumbnails of all below. */
export function Gallery({ product: { name, image, images } }: GalleryProps) {
  const text = useText()
  const { strip, current, show, follow } = useStrip()
  const pictures = useMemo(() => {
    const all = [image, ...images].filter((one) => one !== null)
    return all.length === 0 ? [null] : [...new Set(all)]
  }, [image, images])
  return (
    <div>
      <Strip
        ref={strip}
        aria-label={text('shop.product.pictures', { name })}
        onScroll={follow}
        tabIndex={pictures.length > 1 ? 0 : undefined}
      >
        {pictures.map((src) => (
          <li key={src}>
            <ProductPicture src={src} eager={src === pictures[0]} />
          </li>
        ))}
      </Strip>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onShow={show} />}
    </div>
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

interface ThumbnailsProps {
  pictures: readonly (string | null)[]
  current: number
  onShow: (index: number) => void
}

function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
  const text = useText()
  return (
    <Line>
      {pictures.map((src, index) => (
        <li key={src}>
          <Thumbnail
            type="button"
            aria-label={text('shop.product.picture', {
              number: index + 1,
              count: pictures.length,
            })}
            aria-current={index === current}
            onClick={() => onShow(index)}
          >
            <ProductPicture src={src} />
          </Thumbnail>
        </li>
      ))}
    </Line>
  )
}

const Line = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
})

const Thumbnail = styled('button')(({ theme }) => ({
  display: 'block',
  width: 88,
  padding: 2,
  border: `2px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[aria-current=true]': { borderColor: theme.palette.primary.readable },
}))

/** Strip of pictures, each as wide as the strip, with scroll snapping. */
function useStrip() {
  const { direction } = useTheme()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  function show(index: number): void {
    setCurrent(index)
    if (strip.current === null) return
    // RTL strips have negative scroll positions.
    const towards = direction === 'rtl' ? -1 : 1
    strip.current.scrollLeft = index * strip.current.clientWidth * towards
  }

  /** Updates the current picture after scrolling by touch, wheel or arrow keys. */
  function follow(): void {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  return { strip, current, show, follow }
}
