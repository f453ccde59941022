import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Picture } from '#contract/social/people'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useGalleryQuery } from '../api/people'
import { AddPicture } from './AddPicture'
import { GalleryTile } from './GalleryTile'

const Lightbox = lazyOverlay(
  () => import('./Lightbox').then((module) => module.Lightbox),
  ({ onClose }) => onClose,
)

/** The pictures of the profile, newest first. */
export function GalleryTab() {
  const state = loadState(useGalleryQuery())
  return (
    <LoadArea state={state} skeleton={<SkeletonLines lines={3} lineHeight={200} />}>
      {({ gallery, skippedRecords }) => (
        <>
          <SkippedNote count={skippedRecords} />
          <AddPicture />
          <Pictures pictures={gallery} />
        </>
      )}
    </LoadArea>
  )
}

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const text = useText()
  const [shown, setShown] = useState<number | null>(null)
  if (pictures.length === 0) return <EmptyState message={text('social.gallery.none')} />
  return (
    <>
      <Grid aria-label={text('social.title.gallery')}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <GalleryTile picture={picture} onOpen={() => setShown(index)} />
          </li>
        ))}
      </Grid>
      {shown !== null && (
        <Lightbox pictures={pictures} first={shown} onClose={() => setShown(null)} />
      )}
    </>
  )
}

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
