import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ImageIcon } from '#ui/icons/actions'

interface ProductPictureProps {
  /** Null if there is none. */
  src: string | null
  /** For the large picture, which determines when the page is ready. */
  eager?: boolean
}

/** Picture of a product, always 4:3 and as wide as its container. Decorative: the name is beside it. */
export function ProductPicture({ src, eager = false }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Frame aria-hidden="true">
      {src === null || src === broken ? (
        <ImageIcon size={28} />
      ) : (
        <img
          src={src}
          alt=""
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </Frame>
  )
}

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 'inherit',
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.hover,
  img: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))
