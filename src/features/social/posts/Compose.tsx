import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { useAddPostMutation } from '../api/social'
import { newPost, usePictures } from '../writing/pictures'
import { useSaying } from '../writing/useSaying'
import { WriteField } from '../writing/WriteField'

/** A new post: words, pictures, or both. */
export function Compose() {
  const text = useText()
  const say = useSaying()
  const [add] = useAddPostMutation()
  const pictures = usePictures(newPost)

  async function send(content: string): Promise<object | null> {
    const images = (await pictures.settled())?.images.map(({ img }) => img) ?? []
    const failure = await say('post', [content, ...images].join(), (id) =>
      add({ id, content, images }),
    )
    if (failure === null) pictures.reset()
    return failure
  }

  return (
    <SectionCard title={text('social.compose.title')}>
      <WriteField
        draft="post"
        label={text('social.compose.label')}
        submitLabel={text('social.compose.send')}
        lines={2}
        pictures={pictures}
        takesPageDrops
        onSend={send}
      />
    </SectionCard>
  )
}
