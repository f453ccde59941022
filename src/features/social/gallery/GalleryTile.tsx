import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { Picture } from '#contract/social/people'
import { isoOf } from '#lib/time'
import { cardGround } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { isRepeated } from '#ui/form/isRepeated'
import { TrashIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useDemoFormat } from '#ui/time/demoClock'
import { shortName, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useRemovePictureMutation, useRestorePictureMutation } from '../api/peopleChanges'
import { focusNeighbour } from '../focusNeighbour'

interface GalleryTileProps {
  picture: Picture
  onOpen: () => void
}

/** A picture with title and day; pressing it opens the lightbox. */
export function GalleryTile({ picture, onOpen }: GalleryTileProps) {
  const text = useText()
  const format = useDemoFormat()
  const run = useMutationFeedback('social.failed')
  const [remove] = useRemovePictureMutation()
  const [restore] = useRestorePictureMutation()
  const { id, image, title, dateTime } = picture

  function removeNow(): void {
    void run(remove(id), {
      success: text('social.gallery.removed', { title: shortName(title) }),
      undo: () => {
        focusReturning(marked('data-entry', id))
        void run(restore(picture))
      },
    })
  }

  return (
    <Tile data-entry={id}>
      <Open type="button" onClick={onOpen}>
        <img
          src={image}
          alt={text('social.gallery.open', { title })}
          loading="lazy"
          width={480}
          height={320}
        />
      </Open>
      <Foot>
        <div>
          <Title lang="en">
            <DataText>{title}</DataText>
          </Title>
          <time dateTime={isoOf(dateTime)}>
            <bdi>{format.date(dateTime)}</bdi>
          </time>
        </div>
        <IconButton
          aria-label={text('social.gallery.remove', { title })}
          onClick={(event) => {
            // By now the next picture has moved here.
            if (isRepeated(event)) return
            focusNeighbour(event.currentTarget)
            removeNow()
          }}
        >
          <TrashIcon size={20} />
        </IconButton>
      </Foot>
    </Tile>
  )
}

const Tile = styled('figure')(({ theme }) => ({
  margin: 0,
  overflow: 'hidden',
  ...cardGround(theme),
}))

const Open = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  cursor: 'zoom-in',
  backgroundColor: theme.palette.action.hover,
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
  },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: -3 },
}))

const Foot = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 16px',
  time: { ...theme.typography.caption, color: theme.palette.text.secondary },
}))

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  overflowWrap: 'anywhere',
}))
