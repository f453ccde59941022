import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { useDroppedFiles } from '#ui/page/useDroppedFiles'
import { Note } from '#ui/state/Note'
import { useAddPostMutation } from '../api/social'
import { PictureChoice } from '../writing/PictureChoice'
import { pictureOf } from '../writing/pictureOf'
import { useSaying } from '../writing/useSaying'
import { WriteField } from '../writing/WriteField'

/** A new post: words, a picture, or both. */
export function Compose() {
  const text = useText()
  const say = useSaying()
  const [add] = useAddPostMutation()
  const [picture, setPicture] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)

  /** What is pasted into the field, or dropped anywhere on the page. */
  async function take([file]: readonly File[]): Promise<void> {
    if (!file) return
    const address = await pictureOf(file)
    setUnreadable(address === null)
    if (address !== null) setPicture(address)
  }
  useDroppedFiles((files) => void take(files))

  async function send(content: string): Promise<string | null> {
    const images = picture === null ? [] : [picture]
    const reason = await say('post', [content, ...images].join(), (id) =>
      add({ id, content, images }),
    )
    if (reason === null) setPicture(null)
    return reason
  }

  return (
    <SectionCard title={text('social.compose.title')}>
      {unreadable && <Note tone="error">{text('social.picture.unreadable')}</Note>}
      <WriteField
        draft="post"
        label={text('social.compose.label')}
        submitLabel={text('social.compose.send')}
        lines={2}
        onFiles={(files) => void take(files)}
        ready={picture !== null}
        onSend={send}
      >
        {picture === null ? (
          <PictureChoice
            label={text('social.picture.add')}
            onPicture={(address) => {
              setPicture(address)
              setUnreadable(false)
            }}
            onUnreadable={() => setUnreadable(true)}
          />
        ) : (
          <Chosen>
            <img src={picture} alt={text('social.picture.chosen')} />
            <Button onClick={() => setPicture(null)}>{text('social.picture.remove')}</Button>
          </Chosen>
        )}
      </WriteField>
    </SectionCard>
  )
}

const Chosen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  img: { height: 64, maxWidth: 160, borderRadius: 8, objectFit: 'cover' },
})
