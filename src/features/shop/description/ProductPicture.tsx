import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ImageIcon } from '#ui/icons/actions'

interface ProductPictureProps {
  /** Null where there is none. */
  src: string | null
  /** Of the large picture: it is what the page waits for. */
  eager?: boolean
}

/** A product as wide as its place, always 4:3. Decoration: the name stands beside it. */
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
