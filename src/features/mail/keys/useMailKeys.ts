import { useEffect } from 'react'
import { deedOf, type MailDeed } from './mailKeys'

/** Has the keys do their deeds while the page stands, unless they are switched off. */
export function useMailKeys(isOn: boolean, deeds: Readonly<Record<MailDeed, () => void>>): void {
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      const deed = deedOf(event)
      if (deed === null) return
      event.preventDefault()
      deeds[deed]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, deeds])
}
