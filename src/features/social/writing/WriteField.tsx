import { useDraft } from '#ui/form/useDraftHeirs'
import { WriteForm, type WriteFormProps } from './WriteForm'

interface WriteFieldProps extends Omit<WriteFormProps, 'written' | 'onWrite'> {
  /** What is written is kept under this name until it is sent, wherever one goes meanwhile. */
  draft: string
}

/** A text that is new: a post, a comment or a reply. */
export function WriteField({ draft, onSend, ...form }: WriteFieldProps) {
  const [written, setWritten] = useDraft(draft)

  async function send(said: string): Promise<object | null> {
    const failure = await onSend(said)
    if (failure === null) setWritten('')
    return failure
  }

  return <WriteForm written={written} onWrite={setWritten} onSend={send} {...form} />
}
