/** The brand's name as it draws it; its words are beside it for those who can't see it. */
export function Wordmark() {
  return (
    <img
      src="/wordmark.svg"
      alt=""
      width={160}
      height={32}
      className="h-8 w-36 object-contain object-left medium:w-40"
    />
  );
}
