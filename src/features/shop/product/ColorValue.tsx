import { Swatch } from '../parts/Swatch'
import { useColorText } from '../parts/useColorText'

export function ColorValue({ value }: { value: string }) {
  const colorText = useColorText()
  return (
    <>
      <Swatch color={value} />
      {colorText(value)}
    </>
  )
}
