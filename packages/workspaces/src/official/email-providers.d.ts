declare module "email-providers" {
  const domains: readonly string[];
  export default domains;
}
