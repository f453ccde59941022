import { useDraft } from '#ui/form/useDraftHeirs'
import { WriteForm, type WriteFormProps } from './WriteForm'

interface WriteFieldProps extends Omit<WriteFormProps, 'written' | 'onWrite'> {
  /** Key under which the input is stored until it is sent, even if the user leaves the page. */
  draft: string
}

/** Field for a new post, comment or reply. */
export function WriteField({ draft, onSend, ...form }: WriteFieldProps) {
  const [written, setWritten] = useDraft(draft)

  async function send(said: string): Promise<object | null> {
    const failure = await onSend(said)
    if (failure === null) setWritten('')
    return failure
  }

  return <WriteForm written={written} onWrite={setWritten} onSend={send} {...form} />
}
