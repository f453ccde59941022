import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Post } from '#contract/social/social'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'

const Lightbox = lazyOverlay(
  () => import('../gallery/Lightbox').then((module) => module.Lightbox),
  ({ onClose }) => onClose,
)

/** The pictures of a post; pressing one opens the lightbox. */
export function PostImages({ images }: { images: Post['data']['images'] }) {
  const text = useText()
  const [shown, setShown] = useState<number | null>(null)
  const pictures = images
    .filter(({ img }) => img !== '')
    .map(({ img, title }, index) => ({
      id: String(index),
      image: img,
      title: title || text('social.picture.untitled'),
    }))
  if (pictures.length === 0) return null
  return (
    <Tiles data-single={pictures.length === 1}>
      {pictures.map(({ id, image, title }, index) => (
        <Tile key={id} type="button" onClick={() => setShown(index)}>
          <img
            src={image}
            alt={text('social.gallery.open', { title })}
            loading="lazy"
            width={640}
            height={360}
          />
        </Tile>
      ))}
      {shown !== null && (
        <Lightbox pictures={pictures} first={shown} onClose={() => setShown(null)} />
      )}
    </Tiles>
  )
}

const Tiles = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  '&[data-single="true"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Tile = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
  },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: 2 },
}))
