import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { ProductPicture } from '../description/ProductPicture'

interface ThumbnailsProps {
  pictures: readonly (string | null)[]
  current: number
  onShow: (index: number) => void
}

export function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
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
