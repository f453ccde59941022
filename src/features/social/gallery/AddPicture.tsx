import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { sendOnce } from '#lib/sendOnce'
import { cut } from '#lib/text/graphemes'
import { useDropZone } from '#ui/drop/useDropZone'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAddPictureMutation } from '../api/peopleChanges'
import { PictureChoice } from '../writing/PictureChoice'
import { pictureOf } from '../writing/pictures'

/** Adds pictures from files, chosen, or dropped anywhere on the page; the title of each is its file name. */
export function AddPicture() {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [add] = useAddPictureMutation()
  const [unreadable, setUnreadable] = useState(false)

  async function keep(files: readonly File[]): Promise<void> {
    setUnreadable(false)
    for (const file of files) await keepOne(file)
  }
  const dropZone = useDropZone((files) => void keep(files), { isPageWide: true })

  async function keepOne(file: File): Promise<void> {
    const image = await pictureOf(file)
    if (image === null) {
      setUnreadable(true)
      return
    }
    const title = cut(file.name.replace(/\.\w+$/, ''), 200)
    await sendOnce('picture', title + image, async (id) => {
      const { isDone } = await run(add({ id, image, title }))
      return isDone
    })
  }

  return (
    <Line ref={dropZone}>
      <PictureChoice label={text('social.picture.add')} multiple onFiles={keep} />
      {unreadable && <Note tone="error">{text('social.picture.unreadable')}</Note>}
    </Line>
  )
}

const Line = styled('div')({ marginBottom: 12 })
