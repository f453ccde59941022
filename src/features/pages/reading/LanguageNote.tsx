import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'
import { contentLocale } from './content'

/** Says to readers of another language in which ones the text can be had. */
export function LanguageNote() {
  const text = useText()
  const locale = useLocale()
  return contentLocale(locale) === locale ? null : <p>{text('site.languageNote')}</p>
}
