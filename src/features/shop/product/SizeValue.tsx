export function SizeValue({ value }: { value: string }) {
  return <bdi>{value}</bdi>
}
