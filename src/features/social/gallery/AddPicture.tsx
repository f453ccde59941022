import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useAddPictureMutation } from '../api/peopleChanges'
import { useSocialToast } from '../useSocialToast'
import { PictureChoice } from '../writing/PictureChoice'

/** A picture from a file; its title is the file's name. */
export function AddPicture() {
  const text = useText()
  const { fail } = useSocialToast()
  const [add] = useAddPictureMutation()
  const [unreadable, setUnreadable] = useState(false)

  async function keep(image: string, fileName: string): Promise<void> {
    setUnreadable(false)
    const title = fileName.replace(/\.\w+$/, '').slice(0, 200)
    if ('error' in (await add({ image, title }))) fail()
  }

  return (
    <Line>
      <PictureChoice
        label={text('social.picture.add')}
        onPicture={(image, fileName) => void keep(image, fileName)}
        onUnreadable={() => setUnreadable(true)}
      />
      {unreadable && <Note tone="error">{text('social.picture.unreadable')}</Note>}
    </Line>
  )
}

const Line = styled('div')({ marginBottom: 12 })
