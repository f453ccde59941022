import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { mostPictures, type PostPicture } from '#contract/social/social'
import { isRepeated } from '#ui/form/isRepeated'
import { useText } from '#ui/intl/useText'
import { PictureChoice } from './PictureChoice'
import type { Pictures } from './pictures'

/** The pictures of a post, with buttons to remove and add some. */
export function PictureRow({ pictures }: { pictures: Pictures }) {
  const text = useText()
  const choice = useRef<HTMLButtonElement>(null)
  const { now, take, remove } = pictures
  return (
    <Row>
      {now.map(({ img, title }, place) => (
        // Distinguishes two equal pictures.
        <Chosen key={`${place} ${img.length}`}>
          <Thumb src={img} alt={title || text('social.picture.chosen')} />
          <Button
            onClick={(event) => {
              // By now the next picture has moved here.
              if (isRepeated(event)) return
              choice.current?.focus()
              remove(place)
            }}
          >
            {text('social.picture.remove')}
          </Button>
        </Chosen>
      ))}
      <PictureChoice
        ref={choice}
        label={text('social.picture.add')}
        disabled={now.length >= mostPictures}
        multiple
        onFiles={take}
      />
    </Row>
  )
}

export function Thumbs({ pictures }: { pictures: readonly PostPicture[] }) {
  const text = useText()
  return pictures.map(({ img, title }, place) => (
    <Thumb
      key={`${place} ${img.length}`}
      src={img}
      alt={title || text('social.picture.untitled')}
    />
  ))
}

const Row = styled('div')({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
})

const Chosen = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 })

const Thumb = styled('img')({
  height: 64,
  maxWidth: 160,
  marginInlineEnd: 4,
  borderRadius: 8,
  objectFit: 'cover',
})
