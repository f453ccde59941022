import { useState } from 'react'
import { copyText } from '#ui/copy/copyText'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'

/** Puts the address of one question on the clipboard; where that is refused, shows it. */
export function CopyLink({ id, question }: { id: string; question: string }) {
  const text = useText()
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')
  const address = `${location.origin}${location.pathname}#${id}`
  return (
    <>
      <PlainButton
        type="button"
        aria-label={text('site.faqs.copyName', { question })}
        onClick={() =>
          void copyText(address).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'))
        }
      >
        {text('site.faqs.copy')}
      </PlainButton>
      <output>
        {outcome === 'copied' && text('site.faqs.copied')}
        {outcome === 'refused' && `${text('site.faqs.copyRefused')} ${address}`}
      </output>
    </>
  )
}
