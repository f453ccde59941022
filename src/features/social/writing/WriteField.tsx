import { useDraft } from '#ui/form/useDraft'
import { WriteForm, type WriteFormProps } from './WriteForm'

interface WriteFieldProps extends Omit<WriteFormProps, 'written' | 'onWrite'> {
  /** What is written is kept under this name until it is sent, wherever one goes meanwhile. */
  draft: string
}

/** A text that is new: a post, a comment or a reply. */
export function WriteField({ draft, onSend, ...form }: WriteFieldProps) {
  const [written, setWritten] = useDraft(draft)

  async function send(said: string): Promise<string | null> {
    const reason = await onSend(said)
    if (reason === null) setWritten('')
    return reason
  }

  return <WriteForm written={written} onWrite={setWritten} onSend={send} {...form} />
}
