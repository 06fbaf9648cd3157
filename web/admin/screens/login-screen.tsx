import { LoginForm } from '../features/login/login-form.tsx';
import brand from '../ui/brand/brand.module.css';
import styles from './pre-login-screens.module.css';

export function LoginScreen() {
  return (
    <div className={styles.narrow}>
      <h1 className={brand.heading}>Ask your shoppers. Know by tonight.</h1>
      <p className={brand.lead}>
        Log in with the address of your store. You confirm it there, without a password here.
      </p>
      <div className={`${brand.card} ${styles.block}`}>
        <LoginForm />
      </div>
      <ul className={styles.proof}>
        <li>A first survey in a few minutes, from a template</li>
        <li>Free to start, without a card</li>
      </ul>
    </div>
  );
}
