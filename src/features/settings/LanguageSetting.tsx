import { SelectField } from '../../ui/form/SelectField'
import { isLocale, type Locale, languageTag, locales } from '../../ui/intl/locale'
import { useText } from '../../ui/intl/useText'
import { useAppearance } from './useAppearance'

/** Each language in its own words: who cannot read the page still finds theirs. */
const names: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  ro: 'Română',
  zh: '简体中文',
  th: 'ไทย',
}

const options = locales.map((locale) => ({
  value: locale,
  label: names[locale],
  lang: languageTag(locale),
}))

export function LanguageSetting() {
  const text = useText()
  const [{ locale }, change] = useAppearance()
  return (
    <SelectField
      label={text('settings.language')}
      name="language"
      value={locale}
      options={options}
      onChange={(value) => {
        if (isLocale(value)) change({ locale: value })
      }}
    />
  )
}
