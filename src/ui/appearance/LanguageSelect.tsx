import { useDispatch, useSelector } from 'react-redux'
import { isLocale, languageNames, languageTag, locales } from '../intl/locale'
import { useText } from '../intl/useText'
import { changeAppearance, selectAppearance } from './appearanceSlice'

/** Native list of languages, each named in itself; choosing one changes the app's language. */
export function LanguageSelect({ className }: { className?: string }) {
  const text = useText()
  const dispatch = useDispatch()
  const { locale } = useSelector(selectAppearance)

  function choose(value: string): void {
    if (isLocale(value)) dispatch(changeAppearance({ locale: value }))
  }

  return (
    <select
      className={className}
      aria-label={text('session.language')}
      value={locale}
      onChange={(event) => choose(event.target.value)}
    >
      {locales.map((each) => (
        <option key={each} value={each} lang={languageTag(each)}>
          {languageNames[each]}
        </option>
      ))}
    </select>
  )
}
