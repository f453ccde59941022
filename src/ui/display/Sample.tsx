import { languageOf } from './DataText'

interface SampleProps {
  children: string
}

/** A text of the sample content: English, unless somebody typed it; in its own direction. */
export function Sample({ children }: SampleProps) {
  return <bdi lang={languageOf(children, 'en')}>{children}</bdi>
}
